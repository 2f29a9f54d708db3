import { Lock } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { SeatsMeter } from '@/components/ui/seats-meter'

const facts = [
  { term: 'Nombre', value: 'Lucía Ferreyra' },
  { term: 'Celular', value: '341 555-0134' },
  { term: 'Dirección', value: 'Entre Ríos 1450, 2.º B' },
]

/** The same request as a stranger sees it and as a professional who took it does. */
export function ExamplePrivacy({ seats }: { seats: number }) {
  return (
    <figure aria-label="Ejemplo: qué se ve de una misma solicitud">
      <Card padding="none" className="overflow-hidden">
        <div className="flex items-start justify-between gap-3 p-5 md:px-7 md:pt-6">
          <div>
            <p className="font-display text-xl font-semibold">Pintura en Rosario</p>
            <p className="text-muted-foreground">Living y pasillo, 40 m², con enduido.</p>
          </div>
          <Badge>Ejemplo</Badge>
        </div>
        <div className="grid border-t sm:grid-cols-2">
          <Side title="Para cualquiera" isHidden />
          <Side title="Para quien la toma" />
        </div>
        <div className="border-t px-5 py-4 text-muted-foreground md:px-7">
          <SeatsMeter taken={Math.min(2, seats)} total={seats} />
        </div>
      </Card>
    </figure>
  )
}

function Side({ title, isHidden = false }: { title: string; isHidden?: boolean }) {
  return (
    <div className={isHidden ? 'bg-background p-5 md:p-7' : 'border-t p-5 sm:border-t-0 sm:border-l md:p-7'}>
      <p className="font-semibold">{title}</p>
      <dl className="mt-4 space-y-3">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-muted-foreground">{term}</dt>
            {isHidden ? (
              <dd className="flex items-center gap-1.5 text-muted-foreground">
                <Lock aria-hidden className="size-4" />
                Reservado
              </dd>
            ) : (
              <dd className="font-medium tabular-nums">{value}</dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}
