import { Eye, HandCoins, Lock, UsersRound } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { SeatsMeter } from '@/components/ui/seats-meter'
import type { SeatsTexts } from '../../leads/taking/seats-texts'

const facts = [
  { term: 'Nombre', value: 'Lucía Ferreyra' },
  { term: 'Celular', value: '341 555-0134' },
  { term: 'Dirección', value: 'Entre Ríos 1450, 2.º B' },
]

const reasonsOf = ({ cap, seats }: SeatsTexts) => [
  {
    icon: UsersRound,
    title: cap,
    text: seats,
  },
  {
    icon: Eye,
    title: 'Sabés quién los vio y cuándo',
    text: 'Cada profesional que ve tu solicitud figura en tu página de seguimiento.',
  },
  {
    icon: HandCoins,
    title: 'Pedir no cuesta nada',
    text: 'No pagás por pedir ni te cobramos comisión. El trabajo lo arreglás directo con quien elijas.',
  },
]

/** The section of the home page that explains who sees a client's contact data. */
export function HomePrivacy({ seats, leadsPerRequest }: { seats: SeatsTexts; leadsPerRequest: number }) {
  return (
    <section
      aria-labelledby="tus-datos"
      className="on-petrol bg-petrol py-16 text-petrol-foreground md:py-24"
    >
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr] lg:items-center">
        <div>
          <h2 id="tus-datos" className="text-3xl tiny:text-2xl md:text-4xl">
            Tu teléfono no queda publicado
          </h2>
          <p className="mt-4 max-w-[52ch] text-lg text-petrol-text">
            Cualquiera puede ver qué trabajo se pide y en qué ciudad. Quién lo pide y cómo ubicarlo, solo
            quien toma la solicitud.
          </p>
          <ul className="mt-8 divide-y divide-petrol-line border-t border-petrol-line">
            {reasonsOf(seats).map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-4 py-5">
                <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-sol" strokeWidth={1.75} />
                <div>
                  <h3 className="font-sans text-base leading-normal tracking-normal">{title}</h3>
                  <p className="text-petrol-text">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <ExamplePrivacy seats={leadsPerRequest} />
      </Container>
    </section>
  )
}

/** The same request as everybody sees it, and as a professional who took it sees it. */
function ExamplePrivacy({ seats }: { seats: number }) {
  return (
    <figure aria-label="Ejemplo: qué se ve de una misma solicitud" className="text-foreground">
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
          <SeatsMeter takenCount={Math.min(2, seats)} total={seats} />
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
