'use client'

import dynamic from 'next/dynamic'

/**
 * The demand meter for a page that is mostly read: its code is loaded after the page. If loading fails, the page shows
 * a line in place of the meter.
 */
export const LaterDemandMeter = dynamic(
  () =>
    import('./demand-meter').then(
      (module) => module.DemandMeter,
      () => MissingMeter,
    ),
  // As high as the empty meter, so that the text below does not move.
  { ssr: false, loading: () => <div aria-hidden className="h-80 md:h-28.5" /> },
)

function MissingMeter() {
  return (
    <p role="alert" className="text-muted-foreground">
      No pudimos cargar esta parte. Actualizá la página para probar de nuevo.
    </p>
  )
}
