import type { ReactNode } from 'react';

/** A whole screen with one thing to say and at most a few ways on. */
export function Notice({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <main className="notice">
      <section className="card" style={{ maxWidth: 540 }}>
        <h1 className="card-title">{title}</h1>
        <p style={{ margin: '10px 0 0' }}>{text}</p>
        {children ? (
          <div className="row wrap" style={{ marginTop: 16 }}>
            {children}
          </div>
        ) : null}
      </section>
    </main>
  );
}
