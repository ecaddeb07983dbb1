export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="var(--c-on-accent)" aria-hidden>
      <rect width="24" height="24" rx="6" fill="var(--c-accent)" />
      <rect x="9" y="6.25" width="9" height="2.5" rx=".6" opacity=".55" />
      <rect x="6" y="10.5" width="12" height="2.5" rx=".6" opacity=".55" />
      <rect x="11.5" y="15.25" width="6.5" height="2.5" rx=".6" />
    </svg>
  )
}
