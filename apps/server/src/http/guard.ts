import { LIMITS } from '@muster/protocol';
import express, { type Application, type NextFunction, type Request, type Response } from 'express';
import type { z } from 'zod';
import type { Hall } from '../hall';
import { buckets } from '../rate';
import { no } from '../refusals';
import { HttpNo, sendNo } from './answer';

/** What stands before every handler: headers, the rate of an address, the size and shape of bodies. */
export function guard(app: Application, hall: Hall): void {
  app.disable('x-powered-by');
  const all = buckets(240, 8);
  const costly = buckets(30, 0.5);
  app.use((request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (!request.path.startsWith('/api/')) return next();
    response.setHeader('Cache-Control', 'no-store');
    const from = addressOf(request);
    const dear = request.method === 'POST' && COSTLY.test(request.path);
    if (!isLocal(from) && (!all(from, hall.now()) || (dear && !costly(from, hall.now())))) {
      response.setHeader('Retry-After', '30');
      return sendNo(response, new HttpNo(no('table/too-many-requests', { seconds: 30 })));
    }
    return next();
  });
  const json = (limit: number) => express.json({ limit, strict: true, verify: keepShallow });
  const files = json(LIMITS.fileBytes);
  const checks = json(LIMITS.verifyBytes);
  const small = json(LIMITS.bodyBytes);
  const parserOf = (path: string) => (path === '/api/replays' ? files : path === '/api/verify' ? checks : small);
  app.use((request, response, next) =>
    parserOf(request.path)(request, response, (error?: unknown) =>
      error === undefined ? next() : sendNo(response, error),
    ),
  );
}

/** Refuses text nested so deeply that whatever walks through it later would run out of stack. */
function keepShallow(_request: unknown, _response: unknown, body: Buffer): void {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < body.length; i += 1) {
    const sign = body[i];
    if (isText) {
      if (sign === BACKSLASH) i += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > LIMITS.bodyDepth) throw new RangeError('nested too deeply');
  }
}
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** What comes after every handler: nothing there, or a request that could not be read. */
export function guardEnd(app: Application): void {
  app.use('/api', (_request: Request, response: Response) => sendNo(response, new HttpNo(no('table/unknown-path'))));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => sendNo(response, error));
}

/** The body as that shape, or a refusal that says where it is not. */
export function readBody<T>(shape: z.ZodType<T>, request: Request): T {
  const parsed = shape.safeParse(request.body);
  if (parsed.success) return parsed.data;
  throw new HttpNo(
    no('table/unreadable', { at: (parsed.error.issues[0]?.path ?? []).map(String).join('.').slice(0, 80) }),
  );
}

const COSTLY = /^\/api\/(guests|return|tables|replays|verify|makings$|campaigns$|campaigns\/[^/]+\/battles)/;
/** Who is at the other end. Where a proxy on this machine stands between, the last address it wrote down counts. */
function addressOf(request: Request): string {
  const direct = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  const list = isLocal(direct) ? [forwarded ?? []].flat().join(',').split(',') : [];
  return list.at(-1)?.trim() || direct;
}

/** One's own machine is not held to a rate. */
const isLocal = (address: string): boolean => /^(::1|127\.|::ffff:127\.)/.test(address);

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    // Nothing inline, nothing built at run time and nothing from elsewhere runs.
    "script-src 'self'",
    "worker-src 'self' blob:",
    "connect-src 'self' ws: wss: blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};
