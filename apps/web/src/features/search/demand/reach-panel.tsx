'use client'

import { Button } from '@/components/ui/button'
import { formatList } from '@/lib/formats/format-list'
import { DemandBox } from './demand-box'
import { type DemandChoice, useDemand } from './use-demand'

const namesShown = 6

/** What a choice of rubros and reach means: where it is, and how much is asked for there. */
export function ReachPanel({ choice }: { choice: DemandChoice }) {
  const { demand, hasFailed, isAsked, retry } = useDemand(choice)
  if (!isAsked)
    return (
      <p className="rounded-card bg-muted p-4 text-muted-foreground">
        Elegí tu localidad y tus rubros, y te mostramos cuántos pedidos hubo en esa zona.
      </p>
    )
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-muted p-4">
        <span>No pudimos cargar los pedidos de tu zona.</span>
        <Button variant="outline" onClick={retry}>
          Reintentar
        </Button>
      </div>
    )
  if (!demand) return <p className="rounded-card bg-muted p-4 text-muted-foreground">Buscando pedidos...</p>
  const others = demand.towns.slice(1, namesShown + 1).map(({ nombre }) => nombre)
  return (
    <div className="space-y-3">
      <div aria-live="polite">
        <DemandBox demand={demand} />
      </div>
      {others.length > 0 && (
        <p className="text-sm text-muted-foreground">Llegás, entre otras, a {formatList(others)}.</p>
      )}
    </div>
  )
}
