import { Container } from '@/components/layout/container'
import type { SeatsTexts } from '../../leads/taking/seats-texts'
import { PhoneArt } from './art/phone-art'
import { RollerArt } from './art/roller-art'
import { ToolboxArt } from './art/toolbox-art'

const stepsOf = ({ contact }: SeatsTexts) => [
  {
    title: 'Contás qué necesitás',
    text: 'El rubro, tu localidad y qué hay que hacer. Si ayuda, sumá fotos.',
    Art: PhoneArt,
  },
  {
    title: 'Te contactan de tu zona',
    text: `Les avisamos a los profesionales más cercanos. ${contact}`,
    Art: ToolboxArt,
  },
  {
    title: 'Elegís y seguís el trabajo',
    text: 'Acordás el precio directo con quien elijas, y desde tu enlace ves cada paso.',
    Art: RollerArt,
  },
]

export function HomeSteps({ seats }: { seats: SeatsTexts }) {
  return (
    <section aria-labelledby="como-funciona" className="py-16 md:py-24">
      <Container>
        <h2 id="como-funciona" className="text-3xl tiny:text-2xl md:text-4xl">
          Cómo funciona
        </h2>
        <ol className="mt-8 grid gap-10 md:mt-12 md:grid-cols-3 md:gap-8">
          {stepsOf(seats).map(({ title, text, Art }, position) => (
            <li key={title} className="grid grid-cols-[6.5rem_1fr] items-center gap-x-5 tiny:block md:block">
              <Art className="w-full tiny:mb-4 md:mb-6 md:w-52" />
              <div>
                <h3 className="flex gap-2.5 text-xl md:text-2xl">
                  <span className="text-primary tabular-nums">{position + 1}.</span>
                  {title}
                </h3>
                <p className="mt-2 max-w-[40ch] text-muted-foreground md:text-lg">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
