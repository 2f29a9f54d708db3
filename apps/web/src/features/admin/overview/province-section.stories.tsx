import type { Meta, Story } from '@/lib/story'
import { ProvinceSection } from './province-section'

export default { component: ProvinceSection, title: 'admin/overview/ProvinceSection' } satisfies Meta

type ProvinceSectionStory = Story<typeof ProvinceSection>

const santaFe = { id: 21, name: 'Santa Fe', requests: 13, takenCount: 10, professionals: 26 }
const chaco = { id: 4, name: 'Chaco', requests: 2, takenCount: 0, professionals: 0 }
const salta = { id: 17, name: 'Salta', requests: 0, takenCount: 0, professionals: 0 }

export const AllAnswered: ProvinceSectionStory = { args: { provinces: [santaFe, salta] } }
export const NobodyThere: ProvinceSectionStory = { args: { provinces: [santaFe, chaco, salta] } }
export const NoActivity: ProvinceSectionStory = { args: { provinces: [salta] } }
