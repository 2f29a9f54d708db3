import type { Meta, Story } from '@/lib/story'
import { ChosenRubro } from './chosen-rubro'

export default { component: ChosenRubro, title: 'professionals/rubros/ChosenRubro' } satisfies Meta

type ChosenRubroStory = Story<typeof ChosenRubro>

const keptArgs = {
  rubro: { name: 'Plomería', description: 'Cañerías, pérdidas, sanitarios y destapaciones.', icon: 'wrench' },
  mark: 'kept' as const,
  coveredFrom: null,
  isReadOnly: false,
  isOnlyOne: false,
  describedBy: 'price',
  onRemove: () => undefined,
  onRestore: () => undefined,
}

export const KeptRubro: ChosenRubroStory = { args: keptArgs }
export const AddedRubro: ChosenRubroStory = { args: { ...keptArgs, mark: 'added' } }
export const ToBeRemoved: ChosenRubroStory = { args: { ...keptArgs, mark: 'removed' } }
export const NotCoveredYet: ChosenRubroStory = {
  args: { ...keptArgs, coveredFrom: '2026-12-10T12:00:00.000Z' },
}
export const OnlyOne: ChosenRubroStory = { args: { ...keptArgs, isOnlyOne: true } }
export const ReadOnly: ChosenRubroStory = { args: { ...keptArgs, isReadOnly: true } }
