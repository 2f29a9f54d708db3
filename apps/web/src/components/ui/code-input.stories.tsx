import type { Meta, Story } from '@/lib/story'
import { StoryState } from '@/lib/story-state'
import { CodeInput } from './code-input'

export default { component: CodeInput, title: 'components/ui/CodeInput' } satisfies Meta

type CodeInputStory = Story<typeof CodeInput>

export const Empty: CodeInputStory = {
  render: () => (
    <StoryState initial="">
      {(value, change) => <CodeInput aria-label="Código" value={value} onValueChange={change} />}
    </StoryState>
  ),
}
export const WithCode: CodeInputStory = {
  render: () => (
    <StoryState initial="4821">
      {(value, change) => <CodeInput aria-label="Código" value={value} onValueChange={change} />}
    </StoryState>
  ),
}
