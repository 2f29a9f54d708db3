import type { Meta, Story } from '@/lib/story'
import { Sketch } from './sketch'
import { sketchFacts } from './sketch-facts'

export default { component: Sketch, title: 'search/Sketch' } satisfies Meta

type SketchStory = Story<typeof Sketch>

const rosario = { latitude: -32.95, longitude: -60.66, name: 'Rosario' }
const none = { label: '', points: [], scale: { length: 0, text: '' } }

export const OnePlace: SketchStory = { args: sketchFacts([rosario]) ?? none }
export const SeveralTowns: SketchStory = {
  args:
    sketchFacts([
      rosario,
      rosario,
      rosario,
      { latitude: -32.92, longitude: -60.81, name: 'Funes' },
      { latitude: -33.03, longitude: -60.64, name: 'Villa Gobernador Gálvez' },
      { latitude: -32.86, longitude: -60.71, name: 'Granadero Baigorria' },
    ]) ?? none,
}
