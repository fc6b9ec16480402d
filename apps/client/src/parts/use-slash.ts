import { useEffect } from 'react';

/** `/` goes to the search field, unless somebody types elsewhere. */
export function useSlash(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [field]);
}
