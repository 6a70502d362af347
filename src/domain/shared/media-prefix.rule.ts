/** Path prefix under which the API serves the public copies of library files. Rule R-LIB-09. */
export const MEDIA_PREFIX = '/media/';
