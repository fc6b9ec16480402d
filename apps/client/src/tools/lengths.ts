/** A length as people at this table read it: `9.2″`, `23.4 cm`, `234 mm`. Minus is a real minus. */
export function lengthText(mm: number, units: 'in' | 'cm' | 'mm'): string {
  const sign = mm < 0 ? '−' : '';
  const size = Math.abs(mm);
  if (units === 'in') return `${sign}${trimmed(size / 25.4)}″`;
  if (units === 'cm') return `${sign}${trimmed(size / 10)} cm`;
  return `${sign}${Math.round(size)} mm`;
}

const trimmed = (value: number) => value.toFixed(1).replace(/\.0$/, '');

/** Millimetres of a typed length: `6.5`, `6,5`, `6.5"`, `16 cm`, `40mm`. A bare number is in the table's units. */
export function lengthFrom(text: string, units: 'in' | 'cm' | 'mm'): number | undefined {
  const match = /^\s*([+\-−]?)(\d+(?:[.,]\d+)?)\s*(in|inch|inches|"|″|cm|mm)?\s*$/i.exec(text);
  if (!match) return undefined;
  const size = Number((match[2] ?? '').replace(',', '.')) * (match[1] === '' || match[1] === '+' ? 1 : -1);
  const unit = match[3]?.toLowerCase() ?? units;
  return size * (unit === 'mm' ? 1 : unit === 'cm' ? 10 : 25.4);
}
