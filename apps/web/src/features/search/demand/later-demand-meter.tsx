'use client'

import dynamic from 'next/dynamic'

/**
 * The demand meter for a page that is mostly read: its code comes after the page. Where that fails, the page stays, with a
 * line in place of the meter.
 */
export const LaterDemandMeter = dynamic(
  () =>
    import('./demand-meter').then(
      (module) => module.DemandMeter,
      () => MissingMeter,
    ),
  // As high as the meter before a choice, so that the text below stays where it is.
  { ssr: false, loading: () => <div aria-hidden className="h-80 md:h-28.5" /> },
)

function MissingMeter() {
  return (
    <p role="alert" className="text-muted-foreground">
      No pudimos cargar esta parte. Actualizá la página para probar de nuevo.
    </p>
  )
}
