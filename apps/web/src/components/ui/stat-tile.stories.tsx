import type { Meta, Story } from '@/lib/story'
import { StatTile } from './stat-tile'

export default { component: StatTile, title: 'components/ui/StatTile' } satisfies Meta

type StatTileStory = Story<typeof StatTile>

export const Figure: StatTileStory = {
  render: () => (
    <dl>
      <StatTile label="Contactos este mes" value={12} />
    </dl>
  ),
}
export const WithNote: StatTileStory = {
  render: () => (
    <dl>
      <StatTile label="Cobrado" value="$ 1.254.300" note="Hasta ayer" />
    </dl>
  ),
}
