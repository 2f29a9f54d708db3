import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { SeatsMeter } from '@/components/ui/seats-meter'
import { StatusPill } from '@/components/ui/status-pill'
import { Timeline, type TimelineItem } from '@/components/ui/timeline'

const history: TimelineItem[] = [
  {
    id: 'filed',
    title: 'Enviaste tu solicitud',
    time: '9:40',
    dateTime: '2026-03-10T09:40-03:00',
  },
  {
    id: 'opened',
    title: 'Marcela vio tu solicitud',
    time: '9:52',
    dateTime: '2026-03-10T09:52-03:00',
  },
  {
    id: 'contacted',
    title: 'Marcela te contactó',
    time: '9:58',
    dateTime: '2026-03-10T09:58-03:00',
    tone: 'current',
  },
]

/** An example request, built from the components of the tracking page. */
export function ExampleRequest() {
  return (
    <figure aria-label="Ejemplo de una solicitud y cómo la ve quien la pidió" className="relative">
      <Card className="space-y-5 shadow-float md:pb-9">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <StatusPill status="open" isForClient />
          <Badge>Ejemplo</Badge>
        </div>
        <div className="space-y-1.5">
          <p className="font-display text-2xl font-semibold">Plomería en Rosario</p>
          <p className="text-muted-foreground">
            Pierde agua la canilla de la cocina y ya cambié el cuerito. Subí dos fotos.
          </p>
        </div>
        <Timeline items={history} />
        <div className="border-t pt-4 text-muted-foreground">
          <SeatsMeter takenCount={1} total={5} />
        </div>
      </Card>
      <Card className="relative -mt-6 -mr-1 ml-auto md:-mr-4 flex w-fit items-center gap-3 shadow-float md:p-4 md:pr-6">
        <Avatar seed="Marcela Giménez" />
        <p>
          <span className="block font-semibold">Marcela Giménez</span>
          <span className="block text-sm text-muted-foreground">Plomera, a 2,4 km</span>
        </p>
      </Card>
    </figure>
  )
}
