import type { Meta, Story } from '@/lib/story'
import { StoryState } from '@/lib/story-state'
import { RadioCard, RadioGroup } from './radio-group'

export default { component: RadioGroup, title: 'components/ui/RadioGroup' } satisfies Meta

type RadioGroupStory = Story<typeof RadioGroup>

const When = ({ initial }: { initial: string }) => (
  <StoryState initial={initial}>
    {(value, change) => (
      <RadioGroup aria-label="¿Para cuándo?" value={value} onValueChange={change}>
        <RadioCard value="week" label="Esta semana" hint="La ven los profesionales de tu zona." />
        <RadioCard value="month" label="Este mes" />
        <RadioCard value="later" label="Más adelante" disabled />
      </RadioGroup>
    )}
  </StoryState>
)

export const NothingChosen: RadioGroupStory = { render: () => <When initial="" /> }
export const WithChoice: RadioGroupStory = { render: () => <When initial="week" /> }
