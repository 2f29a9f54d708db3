import type { SeatsTexts } from '../../leads/taking/seats-texts'
import { PhoneArt } from './art/phone-art'
import { RollerArt } from './art/roller-art'
import { ToolboxArt } from './art/toolbox-art'
import { Steps } from './steps'

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

export const HomeSteps = ({ seats }: { seats: SeatsTexts }) => (
  <Steps id="como-funciona" title="Cómo funciona" steps={stepsOf(seats)} />
)
