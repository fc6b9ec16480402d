import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Application, type Request, type Response } from 'express';

/** The client, on the same port; every path that is no file is a page of it. */
export function statics(app: Application, folder: string | undefined): void {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request: Request, response: Response) => {
      response.type('text/plain').send('The server is up. The client is not built yet: npm run build.');
    });
    return;
  }
  app.use(
    express.static(folder, {
      index: false,
      setHeaders: (response, file) => {
        // Built files carry their hash in the name; anything else is asked for again.
        const lasting = /[\\/]assets[\\/]/.test(file);
        response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  app.get('/{*path}', (request: Request, response: Response, next) => {
    if (request.path.startsWith('/api/') || request.path.startsWith('/assets/')) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(join(folder, 'index.html'));
  });
}
