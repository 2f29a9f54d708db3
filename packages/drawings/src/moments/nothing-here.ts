import { box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

/** An empty box with a cat in it: nothing else is here yet. */
export const nothingHere: Drawing = {
  scene: [
    ground(),
    paper(box(236, 36, 76, 88, 3)),
    line('M274 36v88M236 76h76'),
    paper(box(228, 122, 92, 8, 2)),
    shade('M104 132h152l-12 30H116Z'),
    petrol('M140 158c-12-30-4-58 0-76l14 14c8-4 24-4 32 0l14-14c4 18 12 46 0 76Z'),
    '<g stroke="$paper">',
    line(
      'M154 118c3-4 8-4 11 0M175 118c3-4 8-4 11 0M166 128l4 4 4-4M138 126l10 2M138 136l10-2M202 126l-10 2M202 136l-10-2',
    ),
    '</g>',
    sun('M116 150h128v64H116Z'),
    paper('M116 150 92 172l-24-8 30-26ZM244 150l24 22 24-8-30-26Z'),
    line('M170 150v18h20v-18M130 200h22'),
    pottedPlant(44, 214),
  ],
  mark: [
    petrol('M14 26c-3-9-1-16 0-20l5 5c3-1 7-1 10 0l5-5c1 4 3 11 0 20Z'),
    sun('M8 24h32v20H8Z'),
    paper('M8 24l-5 6-2-3 7-9ZM40 24l5 6 2-3-7-9Z'),
    line('M20 24v6h8v-6'),
  ],
}
