import { builtInSettings } from '@oficio/contracts/settings/settings'
import type { Meta, Story } from '@/lib/story'
import { CostPerJob } from './cost-per-job'

export default { component: CostPerJob, title: 'site/benefits/CostPerJob' } satisfies Meta

export const OneRubro: Story<typeof CostPerJob> = { args: { settings: builtInSettings() } }
