import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { LiveForm } from './live-form'

export default { component: LiveForm, title: 'components/ui/LiveForm' } satisfies Meta

type LiveFormStory = Story<typeof LiveForm>

export const Hydrated: LiveFormStory = { args: { children: <Button type="submit">Guardar</Button> } }
