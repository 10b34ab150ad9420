import { Download, Mail, Pencil, Plus, Trash2 } from 'lucide-react';

/** The control of a prop that takes an icon: some icons of the console, by name. */
export const iconChoice = {
  options: ['Download', 'Mail', 'Pencil', 'Plus', 'Trash2'],
  mapping: { Download: <Download />, Mail: <Mail />, Pencil: <Pencil />, Plus: <Plus />, Trash2: <Trash2 /> },
  control: { type: 'select' },
} as const;
