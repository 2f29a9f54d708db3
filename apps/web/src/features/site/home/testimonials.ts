interface Testimonial {
  id: string
  quote: string
  name: string
  context: string
}

/**
 * Sample quotes that a new installation shows until there are reviews. Nobody said them, so the page marks each as an
 * example, without stars or review markup.
 */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'plomeria-rosario',
    quote:
      'Conté lo de la pérdida con dos fotos a la mañana y antes del mediodía ya me habían llamado tres plomeros. Elegí a la que me explicó qué iba a hacer.',
    name: 'Lucía F.',
    context: 'Plomería en Rosario',
  },
  {
    id: 'electricidad-cordoba',
    quote: 'Me gustó ver quién había visto mi solicitud. No me llamó nadie más que ellos.',
    name: 'Hernán P.',
    context: 'Electricidad en Córdoba',
  },
  {
    id: 'pintura-mar-del-plata',
    quote: 'No tuve que hacerme una cuenta. Seguí todo desde el enlace que me llegó por email.',
    name: 'Graciela M.',
    context: 'Pintura en Mar del Plata',
  },
]
