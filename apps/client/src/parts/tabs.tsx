import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface TabSpec<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly count?: number;
}

/** Tabs along the head of a card. Arrow keys walk through them. */
export function Tabs<K extends string>({
  tabs,
  value,
  onChange,
  children,
  after,
}: {
  readonly tabs: readonly TabSpec<K>[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  readonly children: ReactNode;
  readonly after?: ReactNode;
}) {
  const id = useId();
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const at = tabs.findIndex((tab) => tab.key === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div className="tabs" role="tablist" onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab.key === value}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.count ? <span className="count">{tab.count > 99 ? '99+' : tab.count}</span> : null}
          </button>
        ))}
        <span className="grow" />
        {after}
      </div>
      <div role="tabpanel" aria-labelledby={`${id}-${value}`} className="tab-panel">
        {children}
      </div>
    </>
  );
}
