import { useSyncExternalStore } from 'react';

/** Where the page is. Codes and ids are as they stand in the address. */
export type Route =
  | { readonly is: 'lobby' }
  | { readonly is: 'table'; readonly id: string }
  | { readonly is: 'link'; readonly code: string }
  | { readonly is: 'return'; readonly code: string }
  | { readonly is: 'replay'; readonly id: string | undefined }
  | { readonly is: 'campaign'; readonly id: string }
  | { readonly is: 'campaign-link'; readonly code: string }
  | { readonly is: 'about' }
  | { readonly is: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(unescaped);
  if (first === '') return { is: 'lobby' };
  if (first === 'table' && second) return { is: 'table', id: second };
  if ((first === 'join' || first === 'watch') && second) return { is: 'link', code: second };
  if (first === 'return' && second) return { is: 'return', code: second };
  if (first === 'replay') return { is: 'replay', id: second || undefined };
  if (first === 'campaign' && second === 'join' && third) return { is: 'campaign-link', code: third };
  if (first === 'campaign' && second && second !== 'join') return { is: 'campaign', id: second };
  if (first === 'about') return { is: 'about' };
  return { is: 'lost' };
}

export const pathTo = {
  lobby: '/',
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  join: (code: string) => `/join/${encodeURIComponent(code)}`,
  watch: (code: string) => `/watch/${encodeURIComponent(code)}`,
  return: (code: string) => `/return/${encodeURIComponent(code)}`,
  replay: (id?: string) => (id ? `/replay/${encodeURIComponent(id)}` : '/replay'),
  campaign: (id: string) => `/campaign/${encodeURIComponent(id)}`,
  joinCampaign: (code: string) => `/campaign/join/${encodeURIComponent(code)}`,
  about: '/about',
};

/** A whole address for sending to someone. */
export const linkTo = (path: string): string => `${location.origin}${path}`;

/** Goes to a path of this page without loading it anew. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(undefined, '', path);
  else history.replaceState(undefined, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.pathname));
}

/** The code in whatever was pasted: a whole link, a path or the bare code. */
export function codeIn(
  text: string,
): { readonly code: string; readonly is: 'link' | 'return' | 'campaign-link' } | undefined {
  const trimmed = text.trim();
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/i.exec(trimmed)?.[1] ?? (trimmed.startsWith('/') ? trimmed : undefined);
  if (path !== undefined) {
    const route = routeOf(path);
    return route.is === 'link' || route.is === 'return' || route.is === 'campaign-link'
      ? { code: route.code, is: route.is }
      : undefined;
  }
  return /^[\w-]{4,80}$/.test(trimmed) ? { code: trimmed, is: 'link' } : undefined;
}

const subscribe = (heard: () => void) => {
  addEventListener('popstate', heard);
  return () => removeEventListener('popstate', heard);
};

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
