import { Spinner } from './spinner'

/** The loading indicator of the route guard and of parts that load in the browser. It never covers the whole page. */
export function Loading({ label = 'Cargando...' }: { label?: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-12 text-muted-foreground">
      <Spinner className="text-primary" />
      {label}
    </div>
  )
}
