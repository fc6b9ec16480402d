export * from './campaign';
export * from './command';
export * from './common';
export * from './http';
export * from './limits';
export * from './making';
export * from './news';
export * from './presence';
