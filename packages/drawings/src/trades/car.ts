import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { wrench } from '../hand/props'

const tyre = (x: number, y: number) =>
  petrol(circle(x, y, 21)) + paper(circle(x, y, 12)) + line(`M${x} ${y - 5}v10M${x - 5} ${y}h10`)

/** A car with its bonnet up, a jack, a spare tyre and the tools. */
export const car: Drawing = {
  scene: [
    ground(),
    line('M28 30h70M40 30v10M64 30v10M86 30v8'),
    wrench(40, 54, 30, 0, paper),
    paper(box(58, 40, 12, 34, 2)),
    line(circle(86, 50, 12)),
    line('M262 108 276 150'),
    paper('M238 128 276 44a6 6 0 0 1 11 4l-30 80Z'),
    shade('M246 128h56v16h-56Z'),
    paper(
      'M62 190v-34c0-12 8-18 20-20l24-4 22-36a14 14 0 0 1 12-6h62a14 14 0 0 1 12 6l24 34h66a16 16 0 0 1 16 16v44Z',
    ),
    shade('M124 130l16-28a6 6 0 0 1 5-3h24v31ZM178 99h20a6 6 0 0 1 5 3l18 28h-43Z'),
    line('M173 136v46M184 144h10M130 144h8M238 130v52'),
    sun('M320 150h-14a8 8 0 0 0 0 16h14Z'),
    petrol(box(62, 150, 8, 18, 2)),
    paper(box(54, 184, 276, 12, 4)),
    tyre(110, 193),
    tyre(274, 193),
    at(20, 214, [petrol(circle(0, -24, 24)), paper(circle(0, -24, 13)), line('M0-28v8M-4-24h8')]),
  ],
  mark: [
    paper('M3 35V26a5 5 0 0 1 4-5l4-1 5-8a4 4 0 0 1 3-2h11a4 4 0 0 1 3 1.500l6 8.500 3 .5a4 4 0 0 1 3 4V35Z'),
    shade('M15 20l4-6h4v6ZM27 14h3l5 6h-8Z'),
    sun('M45 24h-4a2.500 2.500 0 0 0 0 5h4Z'),
    line('M3 35h42'),
    paper(circle(13, 36, 5.5) + circle(35, 36, 5.5)),
    line('M13 36h.01M35 36h.01'),
  ],
}
