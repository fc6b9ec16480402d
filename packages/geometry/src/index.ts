export * from './arc';
export * from './base';
export * from './charge';
export * from './distance';
export * from './measure';
export * from './overlap';
export * from './pose';
export * from './vec';
