interface PortalJumpsProps {
  leadsInCourse: number
}

const link =
  'grid min-h-11 flex-1 place-items-center rounded-control border border-input-border bg-surface px-3 font-semibold text-primary transition-colors hover:bg-muted'

/** On phones the two lists stand one under the other: a way past the first. */
export function PortalJumps({ leadsInCourse }: PortalJumpsProps) {
  if (leadsInCourse === 0) return null
  return (
    <nav aria-label="En esta página" className="flex gap-3 lg:hidden">
      <a href="#solicitudes" className={link}>
        Solicitudes
      </a>
      <a href="#contactos" className={link}>
        Mis contactos ({leadsInCourse})
      </a>
    </nav>
  )
}
