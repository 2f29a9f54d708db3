import { clsx } from 'clsx'

/** The logo: a hexagonal nut whose hole is the sun over the river. It combines the trade and the place. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={clsx('size-8 shrink-0', className)}>
      <path
        d="M16 4 26.4 10v12L16 28 5.6 22V10Z"
        className="fill-primary stroke-primary"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="16" r="7.25" className="fill-sol" />
      <path
        d="M7.5 18.4c1.4-1.2 2.8-1.2 4.25 0s2.85 1.2 4.25 0 2.8-1.2 4.25 0 2.85 1.2 4.25 0"
        className="fill-none stroke-petrol"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </svg>
  )
}

/**
 * The logo and the site's name. The name is hidden where there is no space. On a petrol background, the nut is white.
 */
export function Logo({ siteName, isOnPetrol = false }: { siteName: string; isOnPetrol?: boolean }) {
  return (
    <span className="inline-flex h-8 flex-wrap items-center gap-x-2.5 overflow-hidden">
      <LogoMark
        className={clsx(
          isOnPetrol &&
            '[&_path:first-child]:fill-petrol-foreground [&_path:first-child]:stroke-petrol-foreground',
        )}
      />
      <span
        className={clsx(
          'font-display text-2xl leading-none font-bold',
          isOnPetrol ? 'text-petrol-foreground' : 'text-primary',
        )}
      >
        {siteName}
      </span>
    </span>
  )
}
