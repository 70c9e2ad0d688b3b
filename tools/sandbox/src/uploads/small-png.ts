/** PNG of 8 by 8 black pixels in base64, as the platform stores it: writing it anew changes nothing. */
export const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAsSAAALEgHS3X78AAAADElEQVQImWNgGB4AAADIAAH4XVuUAAAAAElFTkSuQmCC';
