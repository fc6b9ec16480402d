/** The banner of the house. */
export function BrandMark({ size = 22 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d="M2 4h20" stroke="#b98a35" strokeWidth="1.6" strokeDasharray="1.5 2" />
      <path d="M6 5h12v13l-6 5-6-5z" fill="#e3b257" />
      <path d="M8.5 5v15l1.5 1.3V5zM14 5v16.3l1.5-1.3V5z" fill="#8a6420" opacity=".75" />
      <path d="M6 5h12v13l-6 5-6-5z" fill="none" stroke="#2a1c0a" strokeWidth=".8" />
    </svg>
  );
}
