import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { mate } from '../hand/props'

/** A phone on the table rings with the first client, beside a mate and a notebook. */
export const firstLead: Drawing = {
  scene: [
    ground(),
    paper(box(36, 26, 66, 52, 3)),
    line('M36 44h66M52 26v-6M86 26v-6M48 56h10M66 56h10M84 56h8M48 66h10M66 66h10'),
    line('M64 182v32M296 182v32M64 200h232'),
    paper(box(40, 170, 280, 12, 4)),
    mate(92, 170),
    shade('M232 170l10-12h62l-10 12Z'),
    line('M252 158l-10 12M260 164h28'),
    petrol('M290 156l22-22 5 5-22 22-8 3Z'),
    paper(box(142, 44, 76, 126, 12)),
    shade(box(150, 58, 60, 94, 3)),
    line('M172 51h16M174 161h12'),
    paper(circle(180, 86, 14)),
    petrol('M180 76a5 5 0 1 1-.1 0ZM171 96c0-10 18-10 18 0Z'),
    line('M162 112h36M168 122h24'),
    sun(box(158, 132, 44, 14, 7)),
    line('M128 74c-8 16-8 32 0 48M114 66c-12 20-12 44 0 64M232 98c4 10 4 18 0 28'),
    at(262, 62, [
      paper('M-36-34h72a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8h-50l-18 16v-16h-4a8 8 0 0 1-8-8v-34a8 8 0 0 1 8-8Z'),
      line('M-28-20h40M-28-8h56M-28 4h30'),
    ]),
  ],
  mark: [
    paper(box(5, 6, 24, 39, 5)),
    line('M14 11h6'),
    sun(box(10, 33, 14, 6, 3)),
    paper('M22 4h18a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-9l-7 6v-6h-2a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z'),
    line('M24 12h14M24 17h9'),
  ],
}
