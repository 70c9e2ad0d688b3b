import type { Preview } from '@storybook/react-vite';
import { LANGUAGE_NAMES, LANGUAGES } from '@lobby/core';

/** Toolbar menus; screen stories read `language` and `viewer`. */
export const TOOLBAR: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'aurora', title: 'Aurora' },
        { value: 'jade', title: 'Jade' },
        { value: 'ember', title: 'Ember' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: ['100', '130', '200'].map((value) => ({ value, title: `${value} %` })),
    },
  },
  viewer: {
    description: 'Who looks',
    toolbar: {
      title: 'Viewer',
      icon: 'user',
      dynamicTitle: true,
      items: ['guest', 'player', 'agent', 'trial'].map((value) => ({ value, title: value })),
    },
  },
};
