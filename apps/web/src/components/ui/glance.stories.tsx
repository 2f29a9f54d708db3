import type { Meta, Story } from '@/lib/story'
import { Glance } from './glance'

export default { component: Glance, title: 'ui/Glance' } satisfies Meta

type GlanceStory = Story<typeof Glance>

export const ManyFacts: GlanceStory = {
  args: {
    facts: [
      { icon: 'star', value: '4,8', label: '21 reseñas' },
      { icon: 'check', value: '32', label: 'trabajos hechos por acá' },
      { icon: 'clock', value: '49 min', label: 'suele tardar en responder' },
      { icon: 'badge-check', value: 'Verificado', label: 'identidad y matrícula' },
      { icon: 'house', value: 'marzo de 2026', label: 'está en el sitio desde' },
    ],
  },
}
export const OneFact: GlanceStory = {
  args: { facts: [{ icon: 'house', value: 'marzo de 2026', label: 'está en el sitio desde' }] },
}
