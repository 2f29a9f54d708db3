import type { Meta, Story } from '@/lib/story'
import { ProvinceMap } from './province-map'

export default { component: ProvinceMap, title: 'admin/overview/ProvinceMap' } satisfies Meta

type ProvinceMapStory = Story<typeof ProvinceMap>

const values = new Map([
  [1, 9],
  [2, 4],
  [21, 13],
])

export const Shades: ProvinceMapStory = { args: { title: 'Solicitudes', values } }
export const MarkedProvinces: ProvinceMapStory = {
  args: { title: 'Solicitudes', values, missingIds: new Set([1, 4]) },
}
