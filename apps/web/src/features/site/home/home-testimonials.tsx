import { Badge } from '@/components/ui/badge'
import { Quotes } from './quotes'
import { testimonials } from './testimonials'

/** What stands here until there are reviews. */
export const HomeTestimonials = () => (
  <Quotes
    title="Historias como estas"
    description="Por ahora son ejemplos, no los escribieron clientes. Apenas haya tres reseñas verificadas, ocupan este lugar."
    quotes={testimonials.map((testimonial) => ({ ...testimonial, badge: <Badge>Ejemplo</Badge> }))}
  />
)
