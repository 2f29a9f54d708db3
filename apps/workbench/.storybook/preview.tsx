import '../../web/src/app/globals.css'
import '../src/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { prepareStory } from '../src/current-story'
import { StoryFrame } from '../src/story-frame'

document.documentElement.lang = 'es-AR'

const phone = (width: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: '800px' },
})

/** Prepares and frames every story, and defines the viewports to choose from. */
const preview: Preview = {
  parameters: {
    layout: 'padded',
    viewport: { options: { small: phone(320), phone: phone(390), desk: phone(1280) } },
    a11y: { test: 'error' },
    options: { storySort: { method: 'alphabetical' } },
  },
  beforeEach: ({ parameters }) => prepareStory(parameters),
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame parameters={parameters}>
        <Story />
      </StoryFrame>
    ),
  ],
}

export default preview
