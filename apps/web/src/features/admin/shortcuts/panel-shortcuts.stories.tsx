import type { Meta, Story } from '@/lib/story'
import { PanelShortcuts } from './panel-shortcuts'

export default { component: PanelShortcuts, title: 'admin/shortcuts/PanelShortcuts' } satisfies Meta

type PanelShortcutsStory = Story<typeof PanelShortcuts>

export const Closed: PanelShortcutsStory = { args: {} }
export const Help: PanelShortcutsStory = { args: {}, parameters: { clicks: ['Atajos de teclado?'] } }
