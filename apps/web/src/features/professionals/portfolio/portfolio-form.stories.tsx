import type { Meta, Story } from '@/lib/story'
import { sampleProfile } from '../samples'
import { PortfolioForm } from './portfolio-form'

export default { component: PortfolioForm, title: 'professionals/portfolio/PortfolioForm' } satisfies Meta

type PortfolioFormStory = Story<typeof PortfolioForm>

export const Empty: PortfolioFormStory = { args: { photos: [] } }
export const OnePhoto: PortfolioFormStory = { args: { photos: sampleProfile.portfolio } }
