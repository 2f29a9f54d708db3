import type { Meta, Story } from '@/lib/story'
import { ScrollCard } from './scroll-card'

export default { component: ScrollCard, title: 'components/ui/ScrollCard' } satisfies Meta

type ScrollCardStory = Story<typeof ScrollCard>

export const WideTable: ScrollCardStory = {
  args: {
    label: 'Visitas por día',
    children: (
      <table className="w-full whitespace-nowrap">
        <thead>
          <tr>
            {['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'].map((day) => (
              <th key={day} className="px-6">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {[14, 20, 8, 31, 27, 40, 3].map((count) => (
              <td key={count} className="px-6 text-center">
                {count}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    ),
  },
}
