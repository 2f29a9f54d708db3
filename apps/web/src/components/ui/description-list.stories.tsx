import type { Meta, Story } from '@/lib/story'
import { DescriptionList } from './description-list'

export default { component: DescriptionList, title: 'components/ui/DescriptionList' } satisfies Meta

type DescriptionListStory = Story<typeof DescriptionList>

export const Facts: DescriptionListStory = {
  args: {
    items: [
      { term: 'Rubro', value: 'Plomería' },
      { term: 'Localidad', value: 'Rosario, Santa Fe' },
      { term: 'Horario de preferencia', value: 'A la tarde, después de las 17' },
    ],
  },
}
