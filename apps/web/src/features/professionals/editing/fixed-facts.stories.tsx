import type { Meta, Story } from '@/lib/story'
import { sampleProfile } from '../samples'
import { FixedFacts } from './fixed-facts'

export default { component: FixedFacts, title: 'professionals/editing/FixedFacts' } satisfies Meta

type FixedFactsStory = Story<typeof FixedFacts>

export const Default: FixedFactsStory = {
  args: { registration: sampleProfile.registration, supportEmail: 'soporte@oficio.example' },
}
