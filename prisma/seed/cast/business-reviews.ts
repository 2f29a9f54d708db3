import type { Rating } from '@oficio/contracts/reviews/endpoints'
import type { ProfessionalKey } from './add-cast'

/** A review of a demo business by a person of the demo. */
export interface DemoBusinessReview {
  business: string
  author: ProfessionalKey
  rating: Rating
  title?: string
  content?: string
  /** How many days ago it was written. */
  days: number
  /** Whether the author scanned the QR code of the poster in the business. */
  isByPoster?: true
  answer?: string
}

/** Oldest first. The authors are other people than the owner, because nobody may review their own business. */
export const businessReviews: readonly DemoBusinessReview[] = [
  {
    business: 'Ferretería Don Pascual',
    author: 'cardozo',
    rating: 5,
    title: 'Tienen lo que nadie tiene',
    content: 'Conseguí el cuerito de una canilla que ya no se fabrica. Me lo probaron ahí mismo.',
    days: 52,
    isByPoster: true,
    answer: 'Gracias, Hugo. Lo que no está en el mostrador está en el sótano.',
  },
  {
    business: 'Ferretería Don Pascual',
    author: 'quinteros',
    rating: 4,
    content: 'Buenos precios y te explican. A la tarde hay que hacer cola.',
    days: 17,
  },
  {
    business: 'Café Pichincha',
    author: 'plomero',
    rating: 5,
    title: 'El mejor café del barrio',
    content:
      'Paso antes de arrancar el día. Las medialunas salen calientes y el flat white es parejo siempre.',
    days: 61,
    isByPoster: true,
    answer: '¡Gracias, Diego! Te esperamos con la de manteca.',
  },
  {
    business: 'Café Pichincha',
    author: 'mariela',
    rating: 3,
    title: 'Rico, pero lento',
    content: 'El café muy bien. El sábado al mediodía esperamos media hora la cuenta.',
    days: 33,
    answer: 'Tenés razón, Mariela: desde este mes somos dos más los sábados.',
  },
  {
    business: 'Café Pichincha',
    author: 'marcos',
    rating: 5,
    content: 'Mesas en la vereda y opciones sin gluten de verdad.',
    days: 9,
    isByPoster: true,
  },
  {
    business: 'Gimnasio Parque España',
    author: 'electricista',
    rating: 4,
    title: 'Te corrigen en serio',
    content: 'Los profes están encima y los equipos andan todos. En verano falta aire.',
    days: 70,
    answer: 'Gracias, Nicolás. El aire nuevo llega antes de diciembre.',
  },
  {
    business: 'Gimnasio Parque España',
    author: 'godoy',
    rating: 5,
    content: 'La semana de prueba es de verdad sin cargo, sin vueltas.',
    days: 24,
    isByPoster: true,
  },
  {
    business: 'Gimnasio Parque España',
    author: 'analia',
    rating: 2,
    title: 'Mucha gente a la tarde',
    content: 'De 18 a 20 no se puede entrenar. A la mañana, en cambio, muy bien.',
    days: 5,
  },
]
