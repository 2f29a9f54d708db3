import type { DrawingName } from '@oficio/drawings/draw'
import { drawings } from '@oficio/drawings/drawings'
import type { Meta, Story } from '@/lib/story'
import { Mark } from './mark'
import { Scene } from './scene'

export default { component: Scene, title: 'components/illustrations/Scene' } satisfies Meta

type SceneStory = Story<typeof Scene>

const names = Object.keys(drawings) as DrawingName[]

/** Every drawing as a tile of 40 and 96 px and as a scene of 400 px. */
export const WholeSet: SceneStory = {
  render: () => (
    <ul className="grid gap-6 lg:grid-cols-2">
      {names.map((name) => (
        <li key={name} className="flex flex-wrap items-end gap-4">
          <Scene name={name} className="aspect-3/2 w-100 rounded-card bg-primary-soft" />
          <Mark name={name} className="size-24" />
          <Mark name={name} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
}

export const WideBand: SceneStory = {
  args: { name: 'plumbing', className: 'h-48 w-full bg-primary-soft' },
  parameters: { layout: 'fullscreen' },
}
export const Hero: SceneStory = {
  args: { name: 'painting', className: 'aspect-3/2 w-full bg-primary-soft' },
  parameters: { layout: 'fullscreen' },
}
