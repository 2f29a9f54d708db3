import { Inbox } from 'lucide-react'
import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { EmptyState } from './empty-state'

export default { component: EmptyState, title: 'components/ui/EmptyState' } satisfies Meta

type EmptyStateStory = Story<typeof EmptyState>

export const TitleOnly: EmptyStateStory = { args: { icon: Inbox, title: 'Todavía no tenés solicitudes' } }
export const WithDrawing: EmptyStateStory = {
  args: {
    drawing: 'emptySearch',
    title: 'No hay plomeros en Rosario',
    description: 'Publicá tu solicitud y te avisamos cuando alguien la tome.',
    action: <Button>Publicar una solicitud</Button>,
  },
}
