import { Eye, HandCoins, UsersRound } from 'lucide-react'
import { Container } from '@/components/layout/container'
import type { SeatsTexts } from '../../leads/taking/seats-texts'
import { ExamplePrivacy } from './example-privacy'

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

export function HomePrivacy({ seats, leadsPerRequest }: { seats: SeatsTexts; leadsPerRequest: number }) {
  return (
    <section aria-labelledby="tus-datos" className="border-y bg-surface py-16 md:py-24">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr] lg:items-center">
        <div>
          <h2 id="tus-datos" className="text-3xl tiny:text-2xl md:text-4xl">
            Tu teléfono no queda publicado
          </h2>
          <p className="mt-4 max-w-[52ch] text-lg text-muted-foreground">
            Cualquiera puede ver qué trabajo se pide y en qué ciudad. Quién lo pide y cómo ubicarlo, solo
            quien toma la solicitud.
          </p>
          <ul className="mt-8 divide-y border-t">
            {reasonsOf(seats).map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-4 py-5">
                <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" strokeWidth={1.75} />
                <div>
                  <h3 className="font-sans text-base leading-normal tracking-normal">{title}</h3>
                  <p className="text-muted-foreground">{text}</p>
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
