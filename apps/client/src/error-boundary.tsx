import { Component, type ReactNode } from 'react';
import { saveText } from './parts/save';

interface Broken {
  readonly report: string | undefined;
}

/** The one class of the client: React asks for one to catch what broke while drawing. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Broken> {
  override state: Broken = { report: undefined };

  static getDerivedStateFromError(error: unknown): Broken {
    const text = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
    return { report: text };
  }

  override render() {
    const { report } = this.state;
    if (report === undefined) return this.props.children;
    return (
      <main className="notice" role="alert">
        <section className="card" style={{ maxWidth: 520 }}>
          <h1 className="card-title">Something broke on our side</h1>
          <p style={{ margin: '10px 0 16px' }}>The game is safe up to the last line of the log.</p>
          <div className="row wrap">
            <button type="button" className="button main" onClick={() => location.reload()}>
              Reload
            </button>
            <button
              type="button"
              className="button"
              onClick={() => saveText('muster-report.txt', `${location.href}\n${navigator.userAgent}\n\n${report}\n`)}
            >
              Save the report
            </button>
          </div>
        </section>
      </main>
    );
  }
}
